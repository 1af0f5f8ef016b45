import bots from '../../../../src/sevencats/locales/nl/bots.ftl?raw';
import shared from '../../../../src/sevencats/locales/nl/words.ftl?raw';
import company from './nl/company.ftl?raw';
import page from './nl/page.ftl?raw';
import review from './nl/review.ftl?raw';
import rooms from './nl/rooms.ftl?raw';
import table from './nl/table.ftl?raw';
import together from './nl/together.ftl?raw';
import scenes from './nl/scenes.ftl?raw';

export default [bots, shared, company, page, review, rooms, table, together, scenes].join('\n');
