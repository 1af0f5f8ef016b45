import bots from '../../../../src/sevencats/locales/pl/bots.ftl?raw';
import shared from '../../../../src/sevencats/locales/pl/words.ftl?raw';
import company from './pl/company.ftl?raw';
import page from './pl/page.ftl?raw';
import review from './pl/review.ftl?raw';
import rooms from './pl/rooms.ftl?raw';
import table from './pl/table.ftl?raw';
import together from './pl/together.ftl?raw';
import scenes from './pl/scenes.ftl?raw';

export default [bots, shared, company, page, review, rooms, table, together, scenes].join('\n');
