import { systems } from '../../shared/systems/registry.ts';
import { rates } from './rates.ts';

const system = systems.find(({ id }) => id === process.argv[2]);
if (!system) throw new Error(`No system “${process.argv[2] ?? ''}”.`);
process.stdout.write(JSON.stringify(rates(system)));
