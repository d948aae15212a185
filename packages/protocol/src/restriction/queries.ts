/** Queries about the restriction of the platform. */
export interface RestrictionQueries {
  withdrawalsOnly(): { readonly reason: string } | undefined
}
