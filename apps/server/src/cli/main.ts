#!/usr/bin/env node
import { InvariantBroken } from '@touchstone/core'
import { DiskLocked, LineDamage, LogDamage, LogFormatDiffers } from '@touchstone/log'
import { StartUpProblem, startUpLine } from '../errors/startUpProblem.ts'
import { PoisonEntry } from '../sequencer/halt.ts'
import { HistoryDiffers } from '../sequencer/historyDiffers.ts'
import { readArguments } from './arguments.ts'
import { COMMANDS } from './commands.ts'

const USAGE = `usage: touchstone <command> [--data-dir DIR] [--world real|demo]
  verify        replays every entry and compares it with all that was signed and kept [--public-key FILE]
  replay        the same, and prints the sum over all accounts per asset
  option        computes the outcome of a timed up/down order again from its log: --order N
  snapshot      keeps a snapshot of a stopped world
  resume-clock  lets the clock of a stopped world go on after a pause: --reason TEXT --operator A --operator B
  quarantine    passes over an entry that cannot be applied: --world W --sequence N --reason TEXT --operator A --operator B
  user          the console's operators: user list | user reset NAME | user dismiss NAME
  audit         recomputes the console's audit chain and compares it with its anchor in the log`

/** The fault found, as one line that names the entry. */
function asProblem(error: unknown): unknown {
  if (error instanceof LogDamage || error instanceof HistoryDiffers || error instanceof PoisonEntry)
    return new StartUpProblem(`entry ${error.sequence}: ${error.message}`)
  const known = [LineDamage, InvariantBroken, DiskLocked, LogFormatDiffers]
  if (error instanceof Error && known.some((kind) => error instanceof kind)) return new StartUpProblem(error.message)
  return error
}

try {
  const words = process.argv.slice(2)
  if (words.some((word) => word === '--help' || word === '-h' || word === 'help')) {
    console.log(USAGE)
    process.exit(0)
  }
  const args = readArguments(words, process.env)
  const command = Object.hasOwn(COMMANDS, args.command) ? COMMANDS[args.command] : undefined
  if (!command)
    throw new StartUpProblem(
      `${args.command === '' ? 'no command was given' : `"${args.command}" is no command`}\n${USAGE}`,
    )
  await command(args, (line) => console.log(line))
} catch (error) {
  console.error(startUpLine(asProblem(error)))
  process.exit(1)
}
