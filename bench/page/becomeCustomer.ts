/** Runs in the page: opens an account, funds it, and stores its session as a login would. */
export async function becomeCustomer(account: string): Promise<string> {
  const own = () => ({ lang: 'en', rtoken: Math.random().toString(36).slice(2, 12) })
  const post = async (path: string, fields: Record<string, string>) => {
    const answer = await fetch(path, { method: 'POST', body: new URLSearchParams({ ...own(), ...fields }) })
    const { code, data } = (await answer.json()) as { readonly code: number; readonly data: unknown }
    if (code !== 0 && code !== 7) throw new Error(`${path} answered ${code}`)
    return data
  }
  await post('/web/getCode', { type: 'register', account })
  const outbox = await fetch(`/sandbox/outbox?to=${encodeURIComponent(account)}`)
  const [mail] = (await outbox.json()) as readonly { readonly code: string }[]
  const password = 'harbour7x9'
  const person = {
    mode: 'email',
    account,
    code: mail?.code ?? '',
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
