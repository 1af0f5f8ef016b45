import abilities from '../../../../../src/sevencats/games/gwent/locales/pl/abilities.ftl?raw';
import cards from '../../../../../src/sevencats/games/gwent/locales/pl/cards.ftl?raw';

export default [cards, abilities].join('\n');
