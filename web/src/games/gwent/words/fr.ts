import abilities from '../../../../../src/sevencats/games/gwent/locales/fr/abilities.ftl?raw';
import cards from '../../../../../src/sevencats/games/gwent/locales/fr/cards.ftl?raw';

export default [cards, abilities].join('\n');
