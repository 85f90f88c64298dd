const address = '/offline-worker.js'

/** Prepares a start without network once the page has all it needs. Whoever saves data is not made to fetch more. */
export function prepareOfflineStart(): void {
  if (!('serviceWorker' in navigator) || navigator.connection?.saveData === true) return
  const register = (): void => {
    // Where storage or workers are refused, the page simply needs its network.
    void navigator.serviceWorker.register(trusted() as string).catch(() => undefined)
  }
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}

/** The page lets no plain text become code; this one address is vouched for. */
function trusted(): unknown {
  return window.trustedTypes?.createPolicy('offline-worker', { createScriptURL: () => address }).createScriptURL('') ?? address
}
