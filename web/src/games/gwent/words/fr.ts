import abilities from '../../../../../src/sevencats/gwent/locales/fr/abilities.ftl?raw';
import cards from '../../../../../src/sevencats/gwent/locales/fr/cards.ftl?raw';

export default [cards, abilities].join('\n');
