/** One multipart request. */
export interface FormRequest {
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: FormData
  readonly signal: AbortSignal
  /** Share of the body that is sent, from 0 to 1. */
  readonly onProgress: (share: number) => void
}

/** Sends a form and reads the answer as JSON. Rejects when there is no answer, and with a SyntaxError when it is no JSON. */
export type SendForm = (request: FormRequest) => Promise<unknown>

/** By XMLHttpRequest: `fetch` cannot tell how far an upload is. */
export const sendForm: SendForm = ({ address, headers, body, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    request.open('POST', address)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    }
    request.onload = () => {
      try {
        resolve(JSON.parse(request.responseText))
      } catch (error) {
        reject(error as SyntaxError)
      }
    }
    request.onerror = () => reject(new Error('no connection'))
    request.onabort = () => reject(new Error('aborted'))
    request.onloadend = () => signal.removeEventListener('abort', abort)
    signal.addEventListener('abort', abort)
    if (signal.aborted) request.abort()
    else request.send(body)
  })
