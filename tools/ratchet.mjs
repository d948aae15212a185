// What may only get better: today's worst value is the limit. A value above it fails, and so does a limit that is no longer
// needed, with the number to write in house/limits.json.
import { readFileSync } from 'node:fs'
import { fullestFolder } from './house/fullestFolder.mjs'
import { longestFunction } from './house/longestFunction.mjs'
import { reexportFiles } from './house/reexportFiles.mjs'
import { sourceFiles } from './house/sourceFiles.mjs'
import { unusedExports } from './house/unusedExports.mjs'

const RULES = {
  longestFunction: { measure: longestFunction, cure: 'split it by what it does' },
  fullestFolder: { measure: fullestFolder, cure: 'give its files rooms' },
  reexportFiles: { measure: reexportFiles, cure: 'import from the file that has it' },
  unusedExports: { measure: unusedExports, cure: 'take away the export, or the value' },
}

const files = sourceFiles()
const limits = JSON.parse(readFileSync(new URL('./house/limits.json', import.meta.url), 'utf8'))
let findings = 0
for (const [rule, { measure, cure }] of Object.entries(RULES)) {
  const { value, where } = measure(files)
  const limit = limits[rule]
  console.log(`${rule}: ${value}`)
  if (value > limit) console.error(`${rule}: at most ${limit}: ${cure}: ${where}`)
  if (value < limit) console.error(`${rule}: better than its limit: lower it to ${value} in tools/house/limits.json`)
  if (value !== limit) findings++
}
process.exit(findings > 0 || files.length < 100 ? 1 : 0)
