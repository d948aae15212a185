export declare function testProgram(file: string, folder: string): string
export declare function bundleTests(
  files: readonly string[],
  programs: readonly (string | { readonly in: string; readonly out: string })[],
  folder: string,
): Promise<void>
