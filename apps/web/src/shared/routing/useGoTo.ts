import { useGoTo as useGoToPath } from '@touchstone/frame'
import type { RoutePath } from './AppLink.tsx'

/** Goes to a path of the route table. */
export const useGoTo = useGoToPath<RoutePath>
