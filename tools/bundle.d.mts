import type { Plugin } from 'esbuild'

export declare const SERVER_THREADS: readonly string[]
export declare function bundle(
  programs: readonly (string | { readonly in: string; readonly out: string })[],
  folder: string,
  options?: {
    readonly external?: readonly string[]
    readonly sourcemap?: boolean
    readonly plugins?: readonly Plugin[]
  },
): Promise<void>
