import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../api/queries.ts'
import { LentPicture, type LentPictureProps, ONCE } from './LentPicture.tsx'

export interface OwnPictureProps extends Omit<LentPictureProps, 'answer'> {
  readonly id: string
}

/** A picture that was uploaded before. */
export function OwnPicture({ id, ...shown }: OwnPictureProps) {
  return (
    <LentPicture {...shown} answer={useQuery({ ...callQuery('getImage', { id }, { refusal: 'here' }), ...ONCE })} />
  )
}
