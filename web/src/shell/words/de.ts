import bots from '../../../../src/sevencats/locales/de/bots.ftl?raw';
import shared from '../../../../src/sevencats/locales/de/words.ftl?raw';
import company from './de/company.ftl?raw';
import page from './de/page.ftl?raw';
import review from './de/review.ftl?raw';
import rooms from './de/rooms.ftl?raw';
import table from './de/table.ftl?raw';
import together from './de/together.ftl?raw';
import scenes from './de/scenes.ftl?raw';

export default [bots, shared, company, page, review, rooms, table, together, scenes].join('\n');
