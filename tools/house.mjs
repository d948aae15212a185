// npm run house: how far each product reaches beyond its own rooms. At most 8 files each, and limits may only fall.
// With --files it names the files.
import { readFileSync } from 'node:fs'
import { reachOfProducts } from './house/products.mjs'

const { reach: LIMITS } = JSON.parse(readFileSync(new URL('./house/limits.json', import.meta.url), 'utf8'))
/** The goal, for each of them. */
const MOST = 8
const named = process.argv.includes('--files')
const findings = []

console.log('product        names  files outside its rooms that use one of them (at most)')
for (const { product, declared, outside } of reachOfProducts()) {
  const limit = LIMITS[product]
  console.log(
    `${product.padEnd(14)} ${String(declared.length).padStart(5)}  ${String(outside.length).padStart(3)} (${limit})`,
  )
  if (named) for (const { path, names } of outside) console.log(`    ${path}: ${names.join(', ')}`)
  if (limit > MOST) findings.push(`${product} may be named in ${limit} files outside its rooms: at most ${MOST}`)
  // A product without a name has not been found, and nothing has been counted.
  if (declared.length === 0)
    findings.push(`${product} declares nothing: are its definitions written in another way now?`)
  if (outside.length > limit)
    findings.push(
      `${product} is named in ${outside.length} files outside its rooms, at most ${limit}: let them loop over the list of products (npm run house -- --files)`,
    )
  if (outside.length < limit)
    findings.push(
      `${product} is named in ${outside.length} files outside its rooms: lower its limit in tools/house/limits.json`,
    )
}
for (const finding of findings) console.error(finding)
process.exit(findings.length > 0 ? 1 : 0)
