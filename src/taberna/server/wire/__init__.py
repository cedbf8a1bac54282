"""What goes over the socket and over HTTP, as structs: the only schema there is."""
