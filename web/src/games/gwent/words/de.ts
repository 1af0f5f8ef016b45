import abilities from '../../../../../src/sevencats/games/gwent/locales/de/abilities.ftl?raw';
import cards from '../../../../../src/sevencats/games/gwent/locales/de/cards.ftl?raw';

export default [cards, abilities].join('\n');
