export const HOSTING_ACTS = { SetHostingProduct: 'Hosting product' } as const
