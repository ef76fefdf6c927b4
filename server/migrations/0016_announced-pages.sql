CREATE TABLE "announced_pages" (
	"origin" text NOT NULL,
	"path" text NOT NULL,
	"version" text NOT NULL,
	CONSTRAINT "announced_pages_origin_path_pk" PRIMARY KEY("origin","path")
);
