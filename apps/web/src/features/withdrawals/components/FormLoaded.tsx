import { Skeleton } from '@touchstone/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { type Answer, Loaded } from '../../../shared/loading/Loaded.tsx'
import { withdrawTexts } from '../texts.ts'

export interface FormLoadedProps<Data> {
  /** The first values of the fields. */
  readonly answer: Answer<Data>
  readonly children: (data: Data) => ReactNode
}

/** A form once its first values have arrived. */
export function FormLoaded<Data>({ answer, children }: FormLoadedProps<Data>) {
  const t = useTexts(withdrawTexts)
  return (
    <Loaded answer={answer} lead={t('form.failed')} waiting={<Skeleton className="h-80 w-full opacity-40" />}>
      {children}
    </Loaded>
  )
}
