export declare const SERVER_THREADS: readonly string[]
export declare function bundle(
  programs: readonly (string | { readonly in: string; readonly out: string })[],
  folder: string,
  besides?: readonly string[],
): Promise<void>
