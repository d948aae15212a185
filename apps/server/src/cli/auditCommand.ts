import { keptHead, verifyAudit } from '../audit/verifyAudit.ts'
import { StartUpProblem } from '../errors/startUpProblem.ts'
import type { CliCommand } from './cliCommand.ts'
import { platformKey } from './platformKey.ts'
import { verifyWorld } from './verifyWorld.ts'
import { withDatabase } from './withDatabase.ts'
import { readWorld } from './worldReading.ts'
import { worldDirectory } from './worldWriting.ts'

/** Recomputes the audit chain from its rows alone and compares it with its anchors in the log. Names the first wrong row. */
export const audit: CliCommand = async (args, print) => {
  const key = await platformKey(args.dataDir, args.publicKey)
  const { core } = await verifyWorld(await readWorld(worldDirectory(args, 'real'), key))
  const anchor = core.decisions.auditAnchor()
  const { rows, brokenRow, head } = await withDatabase(args, async (database) => {
    const known = [...(await keptHead(database)), ...(anchor ? [anchor] : [])]
    return verifyAudit(database, known)
  })
  if (brokenRow > 0) throw new StartUpProblem(`row ${brokenRow} of the audit chain was changed, removed or put in`)
  print(`${rows} rows are what they were; ${anchor?.rows ?? 0} of them are anchored in the log`)
  print(`  head ${head}`)
}
