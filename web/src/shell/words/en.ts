import bots from '../../../../src/sevencats/locales/en/bots.ftl?raw';
import shared from '../../../../src/sevencats/locales/en/words.ftl?raw';
import company from './en/company.ftl?raw';
import page from './en/page.ftl?raw';
import review from './en/review.ftl?raw';
import rooms from './en/rooms.ftl?raw';
import table from './en/table.ftl?raw';
import together from './en/together.ftl?raw';
import scenes from './en/scenes.ftl?raw';

export default [bots, shared, company, page, review, rooms, table, together, scenes].join('\n');
