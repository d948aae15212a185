import { fileURLToPath } from 'node:url'

/** As deep below the app as the folders of sources are, so that bundles find what is looked for by path. */
export function newBundleFolder(name: string): string {
  return fileURLToPath(new URL(`../../dist/bundled-${name}`, import.meta.url))
}
