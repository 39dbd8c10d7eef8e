/** What a test starts from here on, processes and threads, loads what is built (decision 0036); the test itself has loaded the sources, and goes on with them. */
process.env['NODE_OPTIONS'] = '--conditions=built';
