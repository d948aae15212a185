/** Kysely reads the number of changed rows only for these commands. */
export const CHANGING_COMMANDS = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'] as const
