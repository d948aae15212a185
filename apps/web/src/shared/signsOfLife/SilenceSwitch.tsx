import { useMutation } from '@tanstack/react-query'
import { Select, Switch } from '@touchstone/ui'
import { api } from '../api/api.ts'
import { useTexts } from '../i18n/texts.ts'
import { useSession } from '../session/sessionStore.ts'
import { chooseSilence, SILENCE_SECONDS, useSilenceSeconds } from './silenceChoice.ts'
import { silenceTexts } from './texts.ts'

const SECONDS_A_MINUTE = 60

/** Whether all open orders end when this browser is heard of no more, and after how long. */
export function SilenceSwitch() {
  const t = useTexts(silenceTexts)
  const chosen = useSilenceSeconds()
  const isSignedIn = useSession(({ token }) => token !== '')
  const { mutate: change } = useMutation({
    mutationFn: (seconds: number) => api().call('cancelAllAfter', { seconds: String(seconds) }),
    onSuccess: ({ seconds }) => chooseSilence(seconds),
  })
  if (!isSignedIn) return null
  return (
    <div className="flex flex-col gap-1 border-t border-line pt-2">
      <Switch checked={chosen > 0} onCheckedChange={(on) => change(on ? SILENCE_SECONDS[0] : 0)}>
        {t('on')}
      </Switch>
      {chosen > 0 && (
        <Select
          label={t('after')}
          value={String(chosen)}
          onValueChange={(seconds) => change(Number(seconds))}
          options={SILENCE_SECONDS.map((seconds) => ({
            value: String(seconds),
            label: t('minutes', { count: seconds / SECONDS_A_MINUTE }),
          }))}
        />
      )}
      <p className="text-12 text-ink-3">{t('explained')}</p>
    </div>
  )
}
