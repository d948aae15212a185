// House rules that no other tool checks. Each finding names the cure. Limits may only be lowered.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deadTexts } from './house/deadTexts.mjs'
import { otherTexts } from './house/english.mjs'
import { sourceFiles } from './house/sourceFiles.mjs'
import { root } from './install.mjs'

const LONGEST_FILE = 400
const source = sourceFiles()
const findings = []

const BANNED = [
  {
    pattern: /\b(it|test|describe)\.(skip|only|todo)\b/,
    in: /\.test\.tsx?$|^e2e\//,
    say: 'a switched-off test: fix it or remove it',
  },
  {
    pattern: /\b(TODO|FIXME|HACK|XXX)\b/,
    in: /^(packages|apps|bench|e2e)\//,
    say: 'unfinished work: finish it or write it down in an issue',
  },
  {
    pattern: /(^|[^-\w])(margin|padding|border)-(left|right)\b|(^|[\s;{])(left|right):\s/,
    in: /\.css$/,
    say: 'a physical direction: use the logical property (inline-start, inline-end)',
  },
  {
    pattern:
      /className=.*['"`\s](ml|mr|pl|pr|left|right|border-l|border-r|rounded-l|rounded-r|text-left|text-right)-?[\d\s'"`[]/,
    in: /\.tsx$/,
    say: 'a physical direction: use ms-, me-, ps-, pe-, start-, end-, text-start, text-end',
  },
]

for (const path of source) {
  const lines = readFileSync(join(root, path), 'utf8').split('\n')
  const data = /(Data|countries|i18n\/words|locales\/|seeds\/|\.test\.tsx?$)/.test(path)
  if (!data && lines.length - 1 > LONGEST_FILE)
    findings.push(`${path}: ${lines.length - 1} lines, at most ${LONGEST_FILE}: split it by what it does`)
  if (/(^|\/)(utils|helpers|common|misc)(\/|\.)/.test(path)) findings.push(`${path}: name the file after what it holds`)
  for (const { pattern, in: where, say } of BANNED) {
    if (!where.test(path)) continue
    lines.forEach((line, index) => {
      if (pattern.test(line)) findings.push(`${path}:${index + 1}: ${say}`)
    })
  }
}

for (const text of deadTexts(source)) findings.push(`${text}: a text that nothing shows: show it or remove it`)
for (const text of otherTexts(source)) findings.push(`${text}: decision 79 says how it is written`)

for (const finding of findings) console.error(finding)
console.log(`house rules: ${source.length} files, ${findings.length} findings`)
process.exit(findings.length > 0 || source.length < 100 ? 1 : 0)
