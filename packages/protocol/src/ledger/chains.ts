/** Networks the platform reads and pays on. A network's place is what is written for it: new ones go to the end. */
export const CHAINS = ['ethereum'] as const
export type Chain = (typeof CHAINS)[number]
