export const TIMED_OPTION_ACTS = { ListOptions: 'Listing of timed orders' } as const
