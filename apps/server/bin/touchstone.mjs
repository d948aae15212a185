#!/usr/bin/env node
// npm links this file at install, before anything is built.
import { existsSync } from 'node:fs'

const built = new URL('../dist/program/cli.js', import.meta.url)
if (existsSync(built)) await import(built.href)
else {
  console.error('touchstone: not built yet; run npm start once, or npm run build')
  process.exitCode = 1
}
