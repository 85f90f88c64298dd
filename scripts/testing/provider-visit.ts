type Visit = { readonly username: string; readonly password: string } | { readonly cancels: true }

const mostSteps = 10

/** What a browser does at the provider: follows its addresses, fills in the form, and stops where it is sent back to us. */
export async function visitProvider(address: string, visit: Visit): Promise<URL> {
  const cookies = new Map<string, string>()
  const { origin } = new URL(address)
  let [place, form]: [URL, URLSearchParams | undefined] = [new URL(address), undefined]
  for (let step = 0; step < mostSteps; step += 1) {
    if (place.origin !== origin) return place
    const reply: Response = await fetch(place, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: form } : {}),
    })
    for (const cookie of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    const next = reply.headers.get('location')
    if (next === null && (form !== undefined || !reply.ok)) throw new Error(`the provider answers ${reply.status}: ${await reply.text()}`)
    form = next === null ? filledForm(visit) : undefined
    place = next === null ? place : new URL(next, place)
  }
  throw new Error('the provider sends the browser in circles')
}

function filledForm(visit: Visit): URLSearchParams {
  return new URLSearchParams('cancels' in visit ? { cancel: 'yes' } : { username: visit.username, password: visit.password })
}
