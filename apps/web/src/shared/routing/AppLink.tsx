import { AppLink as LinkTo } from '@touchstone/frame'

/** Filled in by the route table, so that a link to a path that does not exist is a type error. */
export interface RouteRegister {
  readonly registered?: true
}

export type RoutePath = RouteRegister extends { readonly path: infer Path extends string } ? Path : string

/** A link to a path of the route table. */
export const AppLink = LinkTo<RoutePath>
