import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../shared/api/queries.ts'
import { Loaded } from '../../../shared/frame/Loaded.tsx'
import { EnrolmentForm } from './EnrolmentForm.tsx'

export interface EnrolmentStepProps {
  readonly ticket: string
  readonly onBack: () => void
}

/** Fetches the secret once: asking again would make another. */
export function EnrolmentStep({ ticket, onBack }: EnrolmentStepProps) {
  const query = useQuery({ ...callQuery('startEnrolment', { ticket }), staleTime: Number.POSITIVE_INFINITY, gcTime: 0 })
  return <Loaded query={query}>{(offer) => <EnrolmentForm ticket={ticket} offer={offer} onBack={onBack} />}</Loaded>
}
