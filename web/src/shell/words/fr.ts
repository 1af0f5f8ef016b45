import bots from '../../../../src/sevencats/locales/fr/bots.ftl?raw';
import shared from '../../../../src/sevencats/locales/fr/words.ftl?raw';
import company from './fr/company.ftl?raw';
import page from './fr/page.ftl?raw';
import review from './fr/review.ftl?raw';
import rooms from './fr/rooms.ftl?raw';
import table from './fr/table.ftl?raw';
import together from './fr/together.ftl?raw';
import scenes from './fr/scenes.ftl?raw';

export default [bots, shared, company, page, review, rooms, table, together, scenes].join('\n');
