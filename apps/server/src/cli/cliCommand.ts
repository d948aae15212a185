import type { Arguments } from './arguments.ts'

export type Print = (line: string) => void
export type CliCommand = (args: Arguments, print: Print) => Promise<void>
