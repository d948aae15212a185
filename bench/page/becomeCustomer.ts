/** Runs in the page: opens an account, funds it, and stores its session as a login would. */
export async function becomeCustomer(account: string): Promise<string> {
  const own = () => ({ lang: 'en', rtoken: Math.random().toString(36).slice(2, 12) })
  const post = async (path: string, fields: Record<string, string>) => {
    const answer = await fetch(path, { method: 'POST', body: new URLSearchParams({ ...own(), ...fields }) })
    const { code, data } = (await answer.json()) as { readonly code: number; readonly data: unknown }
    if (code !== 0 && code !== 7) throw new Error(`${path} answered ${code}`)
    return data
  }
  // Mails are sent beside the answer.
  const codeInMail = async (): Promise<string> => {
    for (let looks = 0; looks < 100; looks++) {
      const outbox = await fetch(`/sandbox/outbox?to=${encodeURIComponent(account)}`)
      const [mail] = (await outbox.json()) as readonly { readonly code: string }[]
      if (mail) return mail.code
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`No code reached ${account}`)
  }
  await post('/web/getCode', { type: 'register', account })
  const code = await codeInMail()
  const password = 'harbour7x9'
  const person = {
    mode: 'email',
    account,
    code,
    password,
    password2: password,
    country: 'DE',
    agree: '1',
  }
  const { token_h5: token } = (await post('/web/userRegister', person)) as { readonly token_h5: string }
  await post('/web/saveTpwd', { token, tpwd: '739164', tpwd2: '739164' })
  await post('/sandbox/faucet', { token, currency: 'USDT', amount: '10000' })
  await post('/web/addTransfer', { token, from: 'funds', to: 'contract', currency: 'USDT', amount: '9000' })
  localStorage.setItem('token', token)
  return token
}
