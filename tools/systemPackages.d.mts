/** Installs what is missing of these packages, or says what to install and ends the process. */
export function ensureSystemPackages(wanted?: readonly ('chromium' | 'postgresql')[]): void
