import { useMutation } from '@tanstack/react-query'
import { Button } from '@touchstone/ui'
import { api } from '../../../shared/api/api.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { helpTexts } from '../texts.ts'

/** Whether an article was of use to the reader. */
export function Rating({ id }: { readonly id: number }) {
  const t = useTexts(helpTexts)
  const rating = useMutation({
    mutationFn: (useful: boolean) =>
      api().call('rateText', { id: String(id), useful: useful ? '1' : '0' }, { refusal: 'here' }),
  })
  const answers = [
    [true, t('article.yes')],
    [false, t('article.no')],
  ] as const
  return (
    <div className="flex items-center gap-3 text-13 text-ink-2">
      <span>{t('article.useful')}</span>
      {answers.map(([useful, word]) => (
        <Button
          key={word}
          tone="secondary"
          size="small"
          busy={rating.isPending}
          aria-pressed={rating.isSuccess && rating.variables === useful}
          onClick={() => rating.mutate(useful)}
        >
          {word}
        </Button>
      ))}
      <span role="status">
        {rating.isSuccess ? t('article.thanks') : rating.isError ? t('article.notCounted') : ''}
      </span>
    </div>
  )
}
