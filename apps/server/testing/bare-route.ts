// A bare Fastify route that gives the same bytes to everybody: what the framework alone can do on
// this machine, as the measure of what our own checks cost. `BODY` comes from outside; the parent
// process is told its port, and it ends with its parent.
import { fastify, type FastifyReply, type FastifyRequest } from 'fastify';

const body = process.env['BODY'] ?? '';
const app = fastify({ logger: false });
const give = async (_request: FastifyRequest, reply: FastifyReply) =>
  reply.header('content-type', 'application/json; charset=utf-8').send(body);
app.get('/*', give);
app.post('/*', give);
const listening = await app.listen({ host: '127.0.0.1', port: 0 });
process.on('disconnect', () => process.exit());
process.send?.({ listening });
