// The journeys that the gate walks in one look, each in both: `npm run nightly -- looks`.
process.env['LOOKS'] = 'both';

export { default } from './playwright.config.ts';
