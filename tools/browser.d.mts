export declare const BROWSER_PACKAGES: readonly string[]
export declare function browserPath(): string
