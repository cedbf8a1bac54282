"""The duel on a graphics card, a thread a game: the functions of the core and of the fast core's rules, put
into CUDA C++. For tuning; what is reported is measured on the fast core and through the engine."""
