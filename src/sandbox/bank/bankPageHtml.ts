/** Bank page as plain HTML for a sandbox without the app; it uses the same control calls. */
export const bankPageHtml = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Sandbox Bank</title>
<style>
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 16px/24px system-ui, sans-serif; }
  main { max-width: 400px; padding: 24px; border: 1px solid; border-radius: 14px; }
  h1 { font-size: 20px; margin: 0 0 8px; }
  strong { display: block; font-size: 28px; line-height: 40px; }
  button { font: inherit; padding: 8px 16px; margin: 16px 8px 0 0; }
</style>
</head>
<body>
<main>
  <h1>Sandbox Bank</h1>
  <p id="about" role="status">Loading...</p>
  <strong id="amount"></strong>
  <div id="choice" hidden>
    <button type="button" data-approve="true">Approve</button>
    <button type="button" data-approve="false">Decline</button>
  </div>
</main>
<script>
  const id = new URLSearchParams(location.search).get('id') || '';
  const address = '/sandbox/authorize/' + encodeURIComponent(id);
  const about = document.getElementById('about');
  const choice = document.getElementById('choice');
  const call = (init) => fetch(address, init).then((response) => response.json());
  const leave = (intent) => location.replace(intent.return_url);
  call().then(({ data, message }) => {
    if (!data) { about.textContent = message; return; }
    if (data.return_url) { leave(data); return; }
    about.textContent = data.description + ' with ' + data.method + ', ' + data.reference;
    document.getElementById('amount').textContent =
      new Intl.NumberFormat('en-US', { style: 'currency', currency: 'PHP' }).format(data.amount);
    choice.hidden = false;
  });
  choice.addEventListener('click', (event) => {
    const approve = event.target.dataset.approve;
    if (!approve) return;
    const body = JSON.stringify({ approve: approve === 'true' });
    call({ method: 'POST', headers: { 'Content-Type': 'application/json' }, body }).then(({ data }) => leave(data));
  });
</script>
</body>
</html>
`;
