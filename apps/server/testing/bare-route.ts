// A bare Fastify route that gives the same bytes to everybody: what the framework alone can do on
// this machine, as the measure of what our own checks cost. `PORT` and `BODY` come from outside.
import { fastify, type FastifyReply, type FastifyRequest } from 'fastify';

const body = process.env['BODY'] ?? '';
const app = fastify({ logger: false });
const give = async (_request: FastifyRequest, reply: FastifyReply) =>
  reply.header('content-type', 'application/json; charset=utf-8').send(body);
app.get('/*', give);
app.post('/*', give);
app.get('/ready', async () => ({ ready: true }));
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
