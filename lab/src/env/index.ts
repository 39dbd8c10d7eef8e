/** The door for whoever teaches machines: environments, asked line by line. */
export { Environments } from './environments.ts';
export { LONGEST_LINE } from './messages.ts';
