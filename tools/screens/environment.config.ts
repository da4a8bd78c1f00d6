// Tells the test runner that screens are compiled as for a browser. The browser itself is opened
// for each file by page.ts, because the runner opens an environment once a process.
export default { name: 'page', viteEnvironment: 'client', setup: () => ({ teardown() {} }) };
