import { CopyButton } from '../actions/CopyButton.tsx'
import { Skeleton } from '../feedback/Skeleton.tsx'

export interface AuthenticatorKeyProps {
  /** Undefined until it has arrived. */
  readonly offer: { readonly secret: string; readonly picture: string } | undefined
  readonly words: { readonly picture: string; readonly key: string; readonly copy: string; readonly copied: string }
}

/** In groups of four, as it is typed. */
export function grouped(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? ''
}

/** What an authenticator app is set up with: the picture to be scanned, and the key to be typed instead. */
export function AuthenticatorKey({ offer, words }: AuthenticatorKeyProps) {
  return (
    <div className="flex items-center gap-5">
      {offer ? (
        <img src={offer.picture} alt={words.picture} className="size-40 shrink-0 rounded-control" />
      ) : (
        <Skeleton className="size-40 shrink-0" />
      )}
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-1 text-12 text-ink-3">
          {words.key}
          {offer && <CopyButton text={offer.secret} label={words.copy} copiedLabel={words.copied} />}
        </p>
        {offer ? (
          <code dir="ltr" className="mt-1 block break-all text-13 text-ink-1">
            {grouped(offer.secret)}
          </code>
        ) : (
          <Skeleton className="mt-1 h-10" />
        )}
      </div>
    </div>
  )
}
