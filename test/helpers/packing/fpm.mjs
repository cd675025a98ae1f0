#!/usr/bin/env node
// Stands in for fpm, which electron-builder fetches from outside: makes the deb out of the same arguments, with dpkg-deb.
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

const text = { type: 'string' };
const list = { type: 'string', multiple: true, default: [] };
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    s: { ...text, short: 's' },
    t: { ...text, short: 't' },
    force: { type: 'boolean' },
    d: { ...list, short: 'd' },
    'deb-recommends': list,
    'deb-compression': text,
    'deb-priority': text,
    architecture: text,
    'after-install': text,
    'after-remove': text,
    description: text,
    version: text,
    package: text,
    name: text,
    maintainer: text,
    vendor: text,
    url: text,
    license: text,
  },
});
if (values.t !== 'deb') throw new Error(`This stand-in makes no ${values.t}.`);

const tree = mkdtempSync(join(tmpdir(), 'hexwatch-deb-'));
for (const mapping of positionals) {
  const [from, to] = mapping.split('=');
  const target = join(tree, to);
  mkdirSync(dirname(target), { recursive: true });
  cpSync(from, target, { recursive: true });
}
const control = {
  Package: values.name,
  Version: values.version,
  License: values.license,
  Vendor: values.vendor,
  Architecture: values.architecture,
  Maintainer: values.maintainer,
  Depends: values.d.join(', '),
  Recommends: values['deb-recommends'].join(', '),
  Section: 'default',
  Priority: values['deb-priority'],
  Homepage: values.url,
  Description: values.description.trim(),
};
mkdirSync(join(tree, 'DEBIAN'));
writeFileSync(
  join(tree, 'DEBIAN/control'),
  Object.entries(control)
    .filter(([, value]) => value)
    .map(([field, value]) => `${field}: ${value}\n`)
    .join(''),
);
for (const [name, script] of [
  ['postinst', values['after-install']],
  ['postrm', values['after-remove']],
]) {
  cpSync(script, join(tree, 'DEBIAN', name));
  chmodSync(join(tree, 'DEBIAN', name), 0o755);
}
chmodSync(tree, 0o755);
execFileSync('dpkg-deb', ['--root-owner-group', '-Zgzip', '-z1', '--build', tree, values.package]);
console.log(`Created ${basename(values.package)}`);
rmSync(tree, { recursive: true });
