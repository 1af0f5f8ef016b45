import abilities from '../../../../../src/sevencats/games/gwent/locales/nl/abilities.ftl?raw';
import cards from '../../../../../src/sevencats/games/gwent/locales/nl/cards.ftl?raw';

export default [cards, abilities].join('\n');
