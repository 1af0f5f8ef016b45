import abilities from '../../../../../src/sevencats/games/gwent/locales/en/abilities.ftl?raw';
import cards from '../../../../../src/sevencats/games/gwent/locales/en/cards.ftl?raw';

export default [cards, abilities].join('\n');
