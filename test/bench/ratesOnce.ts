import { askedSystem } from './asked.ts';
import { rates } from './rates.ts';

process.stdout.write(JSON.stringify(rates(askedSystem())));
