import { useTexts } from '../../shared/i18n/texts.ts'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { ticketTexts } from './texts.ts'

/** The number of an order that was placed; leads to the trades it made, each with its fee. */
export function PlacedLink({ orderNo }: { readonly orderNo: string }) {
  const t = useTexts(ticketTexts)
  return (
    <AppLink to="/dealList" title={t('seeFills')} className="text-accent underline underline-offset-2">
      {t('orderNo', { orderNo })}
    </AppLink>
  )
}
