// Facts, given what it needs of the platform and of lower modules.
import { createFacts } from '../../modules/facts/index.ts';

export const wireFacts = () => createFacts();
